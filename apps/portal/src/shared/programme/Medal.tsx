import type { Position } from '@bandari/sdk'
import css from './Medal.module.css'

interface Look {
  tone: string
  emblem: string
}

/** One picture for each level name (account spec §2): anchor, wheel, star, laurel. */
const looks: Record<Position, Look> = {
  'Independent Business Owner': {
    tone: 'bronze',
    emblem: 'M32 29v17M32 29a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM27 33h10M23 39c0 5 4 8 9 8s9-3 9-8',
  },
  'Executive Team Manager': {
    tone: 'silver',
    emblem:
      'M32 43a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM32 24v24M20 36h24M23.500 27.500l17 17M40.500 27.500l-17 17',
  },
  'Executive Team Leader': {
    tone: 'gold',
    emblem:
      'M32 24l3.700 7.600 8.300 1.200-6 5.900 1.400 8.300-7.400-3.900-7.400 3.900 1.400-8.300-6-5.900 8.300-1.200z',
  },
  'Senior Executive Leader': {
    tone: 'harbour',
    emblem:
      'M32 27l2.300 4.600 5.100.7-3.700 3.600.9 5.100-4.600-2.400-4.600 2.400.9-5.100-3.700-3.600 5.100-.7zM24 25c-5 6-5 15 2 21M40 25c5 6 5 15-2 21M26 46c3 2 9 2 12 0',
  },
}

export interface MedalProps {
  level: Position
  /** px */
  size?: number
}

export function Medal({ level, size = 56 }: MedalProps) {
  const { tone, emblem } = looks[level]
  return (
    <svg
      className={css.medal}
      data-tone={tone}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      role="img"
      aria-label={level}
    >
      <path className={css.ribbon} d="M18 2h11l7 17-8 6zM46 2H35l-7 17 8 6z" />
      <circle className={css.rim} cx="32" cy="36" r="24" />
      <circle className={css.disc} cx="32" cy="36" r="20" />
      <path className={css.emblem} d={emblem} />
    </svg>
  )
}
