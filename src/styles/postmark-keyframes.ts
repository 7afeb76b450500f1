/** The keyframes for `animation: land`, with which a postmark appears. To be used inside the class that animates. */
export const postmarkKeyframes = `
  @keyframes land {
    from {
      scale: 1.5;
      opacity: 0;
    }
  }
`;
