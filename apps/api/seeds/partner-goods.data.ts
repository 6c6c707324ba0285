import type { Goods } from './illustrations/goods.ts'
import type { DrawnPart } from './illustrations/draw.ts'

/** Partners' categories, by the names that their searches have in an address. */
export const partnerCategories = {
  cars: 'Cars',
  'car-accessories': 'Car accessories',
  phones: 'Phones and telephones',
  electronics: 'Electronics',
  tools: 'Tools',
  'solar-and-power': 'Solar and power',
  'mens-fashion': "Men's fashion",
  'womens-fashion': "Women's fashion",
} as const

export type PartnerCategory = keyof typeof partnerCategories

export interface GoodsKind {
  category: PartnerCategory
  /** Drawn in one of the tints, or the drawing of that part. */
  picture: { goods: Goods } | { spare: DrawnPart }
  noun: string
  makers: readonly string[]
  models: readonly string[]
  /** US dollars. */
  price: readonly [min: number, max: number]
  weight: number
  /** The first of them is part of the title. */
  facts: readonly (readonly [name: string, values: readonly string[]])[]
  /** Statements about it, each a part of the description. */
  points: readonly string[]
  /** What a buyer chooses of a new one, in place of a fact of that name. */
  choices?: { size?: readonly string[]; colour?: readonly string[] }
  /** Sold refurbished too. */
  isRebuilt?: boolean
}

const colours = ['Black', 'Blue', 'Red', 'Green', 'Sand'] as const
const fits = [
  'Toyota Hilux 2016–2023',
  'Toyota Land Cruiser Prado 2010–2022',
  'Toyota Corolla 2014–2021',
  'Toyota RAV4 2013–2020',
  'Nissan X-Trail 2014–2021',
  'Nissan Navara 2015–2022',
  'Subaru Forester 2013–2021',
  'Mazda CX-5 2013–2021',
  'Mitsubishi Pajero 2007–2020',
  'Ford Ranger 2012–2022',
] as const
const deviceMakers = ['Nyota', 'Kilele', 'Umoja', 'Savanna', 'Pwani'] as const
const toolMakers = ['Simba Tools', 'Fundi Pro', 'Ironwood', 'Jembe'] as const
const shirtSizes = ['S', 'M', 'L', 'XL', 'XXL'] as const
const shoeSizes = ['40', '41', '42', '43', '44', '45'] as const
const dressSizes = ['8', '10', '12', '14', '16', '18'] as const
const clothMakers = ['Lamu Tailors', 'Kitenge House', 'Zawadi', 'Ubuntu Wear', 'Sokoni'] as const

export const goodsKinds: readonly GoodsKind[] = [
  {
    category: 'car-accessories',
    picture: { spare: 'roof-box' },
    noun: 'Roof box',
    makers: ['Safari Rack', 'Nomad', 'Kilele'],
    models: ['320', '400', '480', 'Slim 360'],
    price: [140, 620],
    weight: 4,
    facts: [
      ['Fits', fits],
      ['Volume', ['320 l', '400 l', '480 l']],
      ['Opens', ['On both sides', 'On the passenger side']],
    ],
    points: ['Locks at three points', 'Keys and roof bars in the box', 'Takes 75 kg', 'Two years of guarantee'],
  },
  {
    category: 'car-accessories',
    picture: { spare: 'seat' },
    noun: 'front seat',
    makers: ['Zawadi', 'Safari Rack', 'Sokoni'],
    models: ['Classic', 'Canvas', 'Leather Look'],
    price: [95, 420],
    weight: 4,
    facts: [
      ['Fits', fits],
      ['Material', ['Canvas', 'Artificial leather', 'Neoprene']],
      ['Side', ['Left', 'Right']],
    ],
    points: ['Free of the airbags', 'Rails and bolts included', 'Reclines', 'Headrest included'],
  },
  {
    category: 'car-accessories',
    picture: { spare: 'wheel' },
    noun: 'alloy wheel set with tyres',
    makers: ['Rift Alloys', 'Nomad', 'Kasi Wheels'],
    models: ['R16', 'R17', 'R18', 'Trail R17'],
    price: [260, 1150],
    weight: 3,
    facts: [
      ['Fits', fits],
      ['Number', ['4']],
      ['Bolt pattern', ['5 × 114.3', '6 × 139.7', '5 × 100']],
    ],
    points: ['Balanced', 'Caps and nuts included', 'Load rating on each wheel', 'Packed one by one'],
    isRebuilt: true,
  },
  {
    category: 'car-accessories',
    picture: { spare: 'headlight' },
    noun: 'LED headlight',
    makers: ['Taa', 'Nomad', 'Kilele'],
    models: ['Clear', 'Black', 'Night 40 W'],
    price: [60, 340],
    weight: 3,
    facts: [
      ['Fits', fits],
      ['Side', ['Left', 'Right']],
      ['Protection', ['IP67', 'IP68']],
      ['Light', ['6,000 K', '4,300 K']],
    ],
    points: ['Wiring included', 'Polycarbonate lens', 'Sealed against dust and water'],
  },
  {
    category: 'electronics',
    picture: { goods: 'camera' },
    noun: 'Dash camera',
    makers: deviceMakers,
    models: ['Drive 2K', 'Drive 4K', 'Duo', 'Mini'],
    price: [45, 210],
    weight: 3,
    facts: [
      ['Colour', colours],
      ['Picture', ['2K', '4K', 'Full HD']],
      ['Memory', ['32 GB', '64 GB', '128 GB']],
    ],
    points: ['Watches while parked', 'GPS on every picture', 'Suction and adhesive mount', 'Card included'],
  },
  {
    category: 'phones',
    picture: { goods: 'phone' },
    noun: 'smartphone',
    makers: deviceMakers,
    models: ['A5', 'A15', 'X2', 'X2 Pro', 'Lite 7'],
    price: [75, 780],
    weight: 8,
    facts: [
      ['Colour', colours],
      ['Storage', ['64 GB', '128 GB', '256 GB']],
      ['SIM', ['Two cards', 'One card and eSIM']],
      ['Battery', ['5,000 mAh', '6,000 mAh']],
    ],
    points: ['Not locked to a network', 'Charger in the box', 'Screen film fitted', 'One year of guarantee'],
    isRebuilt: true,
  },
  {
    category: 'electronics',
    picture: { goods: 'laptop' },
    noun: 'laptop',
    makers: deviceMakers,
    models: ['Book 13', 'Book 14', 'Book 15', 'Work 16'],
    price: [210, 1650],
    weight: 6,
    facts: [
      ['Colour', colours],
      ['Memory', ['8 GB', '16 GB', '32 GB']],
      ['Storage', ['256 GB SSD', '512 GB SSD', '1 TB SSD']],
      ['Keyboard', ['English']],
    ],
    points: ['Battery lasts a working day', 'Charger and plug adapter included', 'Tested for 48 hours', 'Vents kept clear of dust'],
    isRebuilt: true,
  },
  {
    category: 'electronics',
    picture: { goods: 'headphones' },
    noun: 'headphones',
    makers: deviceMakers,
    models: ['One', 'Studio', 'Quiet 3', 'Move'],
    price: [18, 240],
    weight: 5,
    facts: [
      ['Colour', colours],
      ['Battery', ['20 hours', '32 hours', '48 hours']],
      ['Bluetooth', ['5.0', '5.3']],
    ],
    points: ['Fold flat', 'Cable included', 'Silence engines and chatter', 'Ear pads can be changed'],
  },
  {
    category: 'tools',
    picture: { goods: 'drill' },
    noun: 'cordless drill',
    makers: toolMakers,
    models: ['12 V', '18 V', '18 V Hammer', '20 V Brushless'],
    price: [38, 260],
    weight: 5,
    facts: [
      ['Colour', colours],
      ['Batteries', ['1', '2']],
      ['Torque', ['30 Nm', '50 Nm', '70 Nm']],
    ],
    points: ['Charger and case included', 'Two gears', 'Light at the chuck', 'Spare brushes in the case'],
    isRebuilt: true,
  },
  {
    category: 'tools',
    picture: { goods: 'spanners' },
    noun: 'spanner set',
    makers: toolMakers,
    models: ['5 pieces', '8 pieces', '12 pieces', '22 pieces'],
    price: [14, 130],
    weight: 5,
    facts: [
      ['Colour', colours],
      ['Sizes', ['8–17 mm', '6–22 mm', '8–32 mm']],
      ['Steel', ['Chrome vanadium']],
    ],
    points: ['Rolled in canvas', 'Sizes stamped on both sides', 'For life'],
  },
  {
    category: 'solar-and-power',
    picture: { goods: 'solar' },
    noun: 'solar home kit',
    makers: ['Jua', 'Mwanga', 'Savanna'],
    models: ['50', '100', '200', '400'],
    price: [90, 980],
    weight: 6,
    facts: [
      ['Colour', colours],
      ['Panel', ['50 W', '100 W', '200 W', '400 W']],
      ['Battery', ['20 Ah', '50 Ah', '100 Ah']],
    ],
    points: ['Charges telephones', 'Three lamps and a radio', 'Cable of 6 m', 'Five years of guarantee on the panel'],
  },
  {
    category: 'solar-and-power',
    picture: { goods: 'generator' },
    noun: 'petrol generator',
    makers: ['Mwanga', 'Ironwood', 'Radi'],
    models: ['2.0', '3.5', '5.5 E', '7.5 E'],
    price: [190, 1350],
    weight: 4,
    facts: [
      ['Colour', colours],
      ['Output', ['2.0 kVA', '3.5 kVA', '5.5 kVA', '7.5 kVA']],
      ['Start', ['Recoil', 'Electric']],
    ],
    points: ['Runs for nine hours', 'Two sockets', 'Stops before its oil is too low', 'Wheels and handles included'],
    isRebuilt: true,
  },
  {
    category: 'mens-fashion',
    picture: { goods: 'shirt' },
    noun: "men's shirt",
    makers: clothMakers,
    models: ['Safari', 'Office', 'Linen', 'Weekend'],
    price: [9, 58],
    weight: 6,
    facts: [
      ['Colour', colours],
      ['Size', shirtSizes],
      ['Material', ['Cotton', 'Linen', 'Cotton and linen']],
    ],
    choices: { size: shirtSizes },
    points: ['Short sleeves', 'Sewn in Kenya', 'Washed before it was cut', 'Spare buttons inside'],
  },
  {
    category: 'mens-fashion',
    picture: { goods: 'shoe' },
    noun: "men's leather shoes",
    makers: clothMakers,
    models: ['Derby', 'Oxford', 'Walker'],
    price: [28, 140],
    weight: 4,
    facts: [
      ['Colour', colours],
      ['Size', shoeSizes],
      ['Sole', ['Rubber', 'Leather']],
    ],
    choices: { size: shoeSizes },
    points: ['Whole hide', 'Sole is sewn on', 'Box and spare laces'],
  },
  {
    category: 'mens-fashion',
    picture: { goods: 'watch' },
    noun: "men's watch",
    makers: ['Saa', 'Nyota', 'Zawadi'],
    models: ['Classic', 'Field', 'Harbour 38', 'Harbour 42'],
    price: [22, 380],
    weight: 3,
    facts: [
      ['Colour', colours],
      ['Movement', ['Quartz', 'Automatic', 'Solar']],
      ['Water resistance', ['50 m', '100 m']],
    ],
    points: ['Leather strap', 'Mineral glass', 'Box and papers'],
    isRebuilt: true,
  },
  {
    category: 'womens-fashion',
    picture: { goods: 'dress' },
    noun: "women's dress",
    makers: clothMakers,
    models: ['Malaika', 'Pwani', 'Safiri', 'Jioni'],
    price: [14, 95],
    weight: 6,
    facts: [
      ['Colour', colours],
      ['Size', dressSizes],
      ['Material', ['Cotton', 'Kitenge cotton', 'Viscose']],
    ],
    choices: { size: dressSizes },
    points: ['Lined', 'Pockets at both sides', 'Sewn in Kenya', 'Machine wash at 30 °C'],
  },
  {
    category: 'womens-fashion',
    picture: { goods: 'handbag' },
    noun: "women's handbag",
    makers: clothMakers,
    models: ['Tote', 'Evening', 'City', 'Market'],
    price: [18, 160],
    weight: 5,
    facts: [
      ['Colour', colours],
      ['Material', ['Leather', 'Canvas', 'Sisal and leather']],
      ['Closes with', ['A clasp', 'A zip']],
    ],
    points: ['Two inner pockets', 'Strap can be taken off', 'Dust bag included'],
  },
]
