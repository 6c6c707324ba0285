/** Account spec §5. */
export const fieldRequired = 'Field required'
export const fieldsRequired = 'One of the required field is empty — check your input.'
/** Account spec §2. */
export const saving = 'Saving...'
export const revealPhone = 'Click here to reveal phone number'

/** Ours: a refused value has a sentence of its own, at its field. */
export const fieldsRefused = 'One of the fields cannot be saved as it is — check your input.'
export const deletedElsewhere = 'This listing, or this section of it, has been deleted elsewhere.'
export const saveFirst = 'Save your changes first.'
