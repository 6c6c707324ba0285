/** What a search shows about a visitor's destination, as one file to fetch for those who have one. */
export { LandedOnCard } from '../shared/landed/LandedOnCard.tsx'
export { LandedFields } from './LandedFields.tsx'
export { LandedNote } from './LandedNote.tsx'
