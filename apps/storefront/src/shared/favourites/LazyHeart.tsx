import { withMessages } from '../page/lazy-messages.ts'
import { lazyComponent } from '../page/lazy-component.tsx'
import type { HeartProps } from './Heart.tsx'

/** The server draws it; its code and what favourites need come after what a visitor came for. */
export const LazyHeart = lazyComponent<HeartProps>(async () => {
  const { Heart } = await withMessages(['favourites'], import('./Heart.tsx'))
  return Heart
})
