/** Account spec §2, the panel of a recruit without orders. */
export const noRecords = 'No records'
