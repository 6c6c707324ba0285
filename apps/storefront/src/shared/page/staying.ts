/** The state of a navigation that leaves scroll position and focus where they are. */
export const staying = 'stay'
