import type { ProductDocument } from '@bandari/sdk'
import { lazyComponent } from '../shared/page/lazy-component.tsx'
import { withMessages } from '../shared/page/lazy-messages.ts'

/** With the heart's sentences, which each page has anyway. */
export const LazyShare = lazyComponent<{ product: ProductDocument }>(async () => {
  const { ShareProduct } = await withMessages(['favourites'], import('./below-fold.ts'))
  return ShareProduct
})
