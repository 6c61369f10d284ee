import { localized } from './localized.ts'

/** The names of connections that their maker has not named. */
export const connectionNameText = localized('connectionNameText', {
  emailjs: 'EmailJS',
  relay: 'Your own relay',
  'test-inbox': 'Test inbox',
  practice: 'Practice',
})
