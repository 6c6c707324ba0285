/** What a search shows of a visitor's door, as one file to fetch for those who have one. */
export { CardAtDoor } from './CardAtDoor.tsx'
export { DoorFields } from './DoorFields.tsx'
export { DoorNote } from './DoorNote.tsx'
