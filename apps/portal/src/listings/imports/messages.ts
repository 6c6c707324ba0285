import type { ProdClass } from '@bandari/sdk'

/** The contract's limit for a file; a larger one is refused before it is sent. */
export const mostBytes = 5 * 1024 * 1024
export const tooLarge = 'The file is larger than 5 MB.'

export const classWords: Readonly<Record<ProdClass, string>> = {
  vehicles: 'Vehicles',
  parts: 'Auto spare parts',
}

/** What a row must have, and what it must have besides to be published (account spec §5). */
export const needs: Readonly<Record<ProdClass, { always: string; live: string }>> = {
  vehicles: {
    always: 'make, model and title',
    live: 'price, mileage, engine size, description, location and contact',
  },
  parts: {
    always: 'category and title',
    live: 'price, description, location and contact',
  },
}
