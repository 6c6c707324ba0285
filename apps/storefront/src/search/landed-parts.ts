/** What a search shows of a visitor's door, as one file to fetch for those who have one. */
export { CardAtDoor } from './LandedOnCard.tsx'
export { DoorFields } from './LandedFields.tsx'
export { DoorNote } from './LandedNote.tsx'
