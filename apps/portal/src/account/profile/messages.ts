/** Account spec §2, the banner of My Account. */
export const approved = "Congratulations, you've been approved on the Seller Programme."
