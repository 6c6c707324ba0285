/** Account spec §5. */
export const vehicleIncomplete = 'Please enter a course name'
export const spareIncomplete = 'Enter a listing category and title'

/** Account spec §8. */
export const signedOut = "Ooops, it look like you're not logged. Sign in and try again."
