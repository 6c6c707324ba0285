/** The category search's names of its kinds of goods (buyer spec §2), and eBay's numbers for them. */
const ebayCategories: Readonly<Record<string, string>> = {
  'car-accessories': '6028',
  cars: '6001',
  electronics: '293',
  phones: '15032',
  tools: '631',
  'solar-and-power': '12576',
  'mens-fashion': '1059',
  'womens-fashion': '15724',
}

/** eBay's number for one of our categories, or the number itself; null for an unknown kind. */
export function ebayCategoryOf(category: string): string | null {
  if (/^\d{1,9}$/.test(category)) return category
  return Object.hasOwn(ebayCategories, category) ? (ebayCategories[category] ?? null) : null
}

export const ebayCars = '6001'
