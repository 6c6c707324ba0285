import type { MaterialType } from '../providers/agents.ts'

export interface Medium {
  type: MaterialType
  name: string
  size: string
  file: string
  use: string
  /** Of the picture, so that nothing moves when it arrives. */
  ratio: string
}

/** Account spec §2, promotion tools. */
export const media: readonly Medium[] = [
  {
    type: 'bc',
    name: 'Business cards',
    size: '3.5 in x 2 in',
    file: 'PNG, about 0.01 MB',
    use: 'To hand over when you meet somebody',
    ratio: '7 / 4',
  },
  {
    type: 'a5',
    name: 'Flyers',
    size: 'A5',
    file: 'PNG, about 0.1 MB',
    use: 'For notice boards, shops and car parks',
    ratio: '148 / 210',
  },
  {
    type: 'v-banner',
    name: 'Vinyl signage',
    size: '1.7 m x 0.7 m',
    file: 'PNG, about 1.2 MB',
    use: 'For a stall, a fence or a shop front',
    ratio: '17 / 7',
  },
]
