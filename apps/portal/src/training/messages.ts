/** Account spec §2: the button of a chapter, before and after. */
export const confirmWords = {
  open: 'Confirm complete',
  done: 'Chapter Completed',
}

/** Account spec §2 and §4; spelt as specified. */
export const completed = {
  title: "Congratulation! You're a qualified IBO",
  text: 'You have been rewarded 100 points!',
}

export const notSaved = 'Your progress could not be saved.'
