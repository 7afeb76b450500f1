/** The keyframes for `animation: land`, with which a postmark or a tag lands on its place. To be used inside the class that animates. */
export const landKeyframes = `
  @keyframes land {
    from {
      scale: 1.5;
      opacity: 0;
    }
  }
`;
