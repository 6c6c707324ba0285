/** Account spec §2, the progress panel; spelt as specified. */
export const progressMessages = {
  50: ['Your profile is incomplete', 'Finish training to start earning points now'],
  100: ["Congratulation! You're a qualified IBO", 'You have been rewarded 100 points!'],
} as const

/** Account spec §2, the usage list of who is no agent or has no usages. */
export const noCommission = 'No commission earned yet'
