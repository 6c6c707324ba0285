/** An item's price "before": price / 0.9, to the cent, for display only (buyer spec §2, decisions 12). */
export function priceBefore(price: number, shown: boolean): string | null {
  return shown ? (Math.round((price * 100) / 0.9) / 100).toFixed(2) : null
}
