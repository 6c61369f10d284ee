/** The names of connections that their maker has not named. */
export const connectionNameText = {
  emailjs: 'EmailJS',
  relay: 'Your own relay',
  'test-inbox': 'Test inbox',
  practice: 'Practice',
} as const
