/** For an element with `animation: land`: a postmark that comes down upon the paper. */
export const landing = `
  @keyframes land {
    from {
      scale: 1.5;
      opacity: 0;
    }
  }
`;
