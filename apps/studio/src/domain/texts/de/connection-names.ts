export const connectionNameText = {
  emailjs: 'EmailJS',
  relay: 'Eigenes Relay',
  'test-inbox': 'Testpostfach',
  practice: 'Übung',
}
