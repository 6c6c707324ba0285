/** The colours that goods of partners come in. */
export const tints = {
  black: '#2f363c',
  blue: '#1f5f9a',
  red: '#b23a2e',
  green: '#3b7359',
  sand: '#bba27b',
} as const

export type Tint = keyof typeof tints
