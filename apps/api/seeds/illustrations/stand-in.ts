export const bodies = [
  'hatchback',
  'sedan',
  'wagon',
  'suv',
  'pickup',
  'double-cab',
  'mpv',
  'van',
  'minibus',
  'bus',
  'truck',
  'tractor-unit',
  'excavator',
  'motorcycle',
] as const
export const colours = [
  'white',
  'pearl',
  'silver',
  'grey',
  'black',
  'blue',
  'red',
  'green',
  'beige',
  'brown',
  'gold',
  'yellow',
] as const
export const views = ['front', 'side', 'rear', 'dashboard'] as const
export const spareGroups = [
  'engine',
  'brakes',
  'suspension',
  'electrical',
  'body',
  'lighting',
  'wheels',
  'interior',
  'filters',
  'transmission',
  'cooling',
  'exhaust',
  'steering',
  'accessories',
] as const
const svg = (t: string, c: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1200" width="1600" height="1200"><rect width="1600" height="1200" fill="#E3F0F5"/><rect x="300" y="500" width="1000" height="300" rx="80" fill="${c}"/><text x="800" y="1000" font-size="60" text-anchor="middle">${t}</text></svg>`
export const drawVehicle = ({
  body,
  colour,
  view,
}: {
  body: string
  colour: string
  view: string
}) => svg(`${body} ${view}`, colour === 'pearl' ? '#fafafa' : colour)
export const drawSpare = (group: string) => svg(group, '#888')
