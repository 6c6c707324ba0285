import { storefrontPaths } from '../paths.ts'
import { RouterLink } from './RouterLink.tsx'
import { ShopLink } from './ShopLink.tsx'
import { vehicle } from './story-samples.ts'

export default {}

/** Another origin; people who are signed in here arrive signed in. */
export const ToTheShop = () => <ShopLink path={storefrontPaths.product(7)}>{vehicle}</ShopLink>

/** How components of packages/ui draw a link within the portal. */
export const WithinThePortal = () => <RouterLink href="/">{vehicle}</RouterLink>
