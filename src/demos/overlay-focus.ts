/** The rules of a focused overlay control. A light edge keeps its outline apart from dark fields. */
export const overlayFocus = `
  outline-offset: 1px;
  box-shadow: 0 0 0 6px var(--surface);
`;
