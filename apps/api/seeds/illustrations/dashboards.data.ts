import type { Cabin } from './dashboard-panel.ts'

/** Cabins by body. `top` is where the dashboard meets the windscreen; `bonnet` how far the bonnet rises above it. */
const saloon: Cabin = { top: 560, bonnet: 44, wheel: { radius: 300, flat: 0.97, y: 862, spokes: 3 }, stack: 'screen', lever: 'floor', trim: '#7b5a3c', pad: '#30363b', seat: '#c9bda6', mirrors: 1 }
const cabOver: Cabin = { top: 640, bonnet: 0, wheel: { radius: 350, flat: 0.72, y: 930, spokes: 4 }, stack: 'switches', lever: 'long', trim: '#59636a', pad: '#3b4248', seat: '#4b545b', mirrors: 1.7 }

const hatchback: Cabin = { ...saloon, top: 572, bonnet: 30, wheel: { radius: 286, flat: 0.97, y: 856, spokes: 3 }, trim: '#8b949b', pad: '#2b3035', seat: '#3b4248', stack: 'radio' }
const wagon: Cabin = { ...saloon, top: 562, bonnet: 42, trim: '#2f363b', pad: '#363b3f', seat: '#5b636a' }
const suv: Cabin = { ...saloon, top: 552, bonnet: 72, wheel: { radius: 308, flat: 0.95, y: 864, spokes: 4 }, trim: '#6b4a32', pad: '#2b2f33', seat: '#b8a98f', mirrors: 1.25 }
const pickup: Cabin = { ...saloon, top: 560, bonnet: 66, wheel: { radius: 306, flat: 0.93, y: 870, spokes: 3 }, stack: 'radio', lever: 'long', trim: '#4b545b', pad: '#3f464b', seat: '#59636a', mirrors: 1.2 }
const doubleCab: Cabin = { ...pickup, top: 554, bonnet: 70, stack: 'screen', lever: 'floor', trim: '#aeb6bb', pad: '#2c3237', seat: '#2f353a', mirrors: 1.3 }
const mpv: Cabin = { ...saloon, top: 596, bonnet: 20, wheel: { radius: 296, flat: 0.92, y: 880, spokes: 4 }, lever: 'dash', trim: '#8a6a48', pad: '#cbbfa8', seat: '#d3c8b3', mirrors: 1.2 }
const van: Cabin = { ...cabOver, top: 604, bonnet: 10, wheel: { radius: 318, flat: 0.86, y: 896, spokes: 3 }, stack: 'radio', lever: 'dash', pad: '#454c52', mirrors: 1.35 }
const minibus: Cabin = { ...cabOver, top: 626, wheel: { radius: 338, flat: 0.78, y: 916, spokes: 4 }, trim: '#77818a', pad: '#4b5258', mirrors: 1.5 }
const bus: Cabin = { ...cabOver, top: 668, wheel: { radius: 372, flat: 0.62, y: 944, spokes: 4 }, trim: '#3b6273', pad: '#565e64', mirrors: 1.8 }
const truck: Cabin = { ...cabOver, top: 636, lever: 'long' }
const tractorUnit: Cabin = { ...cabOver, top: 650, wheel: { radius: 358, flat: 0.68, y: 936, spokes: 4 }, lever: 'dash', stack: 'screen', trim: '#6b4a32', pad: '#343a3f', seat: '#8a6a48', mirrors: 1.8 }

export const cabins = { hatchback, sedan: saloon, wagon, suv, pickup, 'double-cab': doubleCab, mpv, van, minibus, bus, truck, 'tractor-unit': tractorUnit }
