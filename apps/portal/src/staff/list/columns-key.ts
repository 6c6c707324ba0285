/** Where the columns of a table are kept that has fewer of them on a tablet. */
export function columnsKey(storeKey: string, isTablet: boolean): string {
  return `${storeKey}.${isTablet ? 'tablet' : 'desktop'}`
}
