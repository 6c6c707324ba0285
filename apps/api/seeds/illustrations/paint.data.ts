/** The colours of the demo stock. `shine` is the strength of the clear coat's reflection. */
export const paints = {
  white: { base: '#f3f5f6', shine: 0.55, flake: 0.1 },
  pearl: { base: '#efebe2', shine: 0.7, flake: 0.25 },
  silver: { base: '#b4bac0', shine: 0.85, flake: 0.5 },
  grey: { base: '#6a7178', shine: 0.9, flake: 0.4 },
  black: { base: '#1d2024', shine: 0.85, flake: 0.1 },
  blue: { base: '#1d4f91', shine: 0.9, flake: 0.35 },
  red: { base: '#b3211f', shine: 0.85, flake: 0.2 },
  green: { base: '#24553f', shine: 0.85, flake: 0.3 },
  beige: { base: '#cdbfa4', shine: 0.7, flake: 0.35 },
  brown: { base: '#5d4131', shine: 0.85, flake: 0.35 },
  gold: { base: '#b89a5e', shine: 0.85, flake: 0.5 },
  yellow: { base: '#e8b31a', shine: 0.7, flake: 0.1 },
} as const satisfies Record<string, { base: string; shine: number; flake: number }>
