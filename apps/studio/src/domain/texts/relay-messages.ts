/** The words of the view *At the relay* of Messages. */
export const relayMessagesText = {
  view: 'At the relay',
  lead: 'What the relay took in, and what became of it. What visitors wrote is not shown here: it is in the mail.',
  list: 'Messages at the relay, newest first',
  loading: 'Asking the relay',
  empty: 'The relay is running and has no messages.',
  sendTest: 'Send a test',
  unreachable: (host: string): string =>
    `The relay at ${host} does not answer. Visitors’ messages wait on their devices meanwhile.`,
  refused: (words: string): string => `The relay does not show its messages. It answered: ${words}`,
  tryAgain: 'Try again',
  since: (time: string, alarm: string): string => `Since ${time}: ${alarm}`,
  counts: (waiting: number, failed: number): string => `${waiting} waiting, ${failed} failed`,
  sendAll: 'Send all now',
  sendingAll: 'Everything that waits is tried now.',
  retry: 'Try now',
  retryFailed: 'Try again',
  retrying: (reference: string): string => `Message ${reference} is tried now.`,
  notDone: (why: string): string => `That did not work. ${why}`,
  column: { message: 'Message', state: 'State', when: 'Taken in' },
  template: (id: string): string => `Template ${id}`,
  reference: (reference: string): string => `Reference ${reference}`,
  attempts: (count: number): string => (count === 1 ? '1 try' : `${count} tries`),
  state: {
    accepted: 'Waits for its first try',
    delivering: 'On its way',
    delivered: 'Taken by the mail server',
    failed: 'Failed: needs a person',
    soon: 'Next try any moment',
    next: (time: string): string => `Next try ${time}`,
  },
  more: 'Show older ones',
} as const

/** The words of *Doctor*, where a relay does not answer. */
export const doctorText = {
  title: 'Doctor',
  lead: 'On the computer that runs the relay, in Letterslot’s folder, with the settings of the relay:',
  command: 'Examine the relay',
  after:
    'It prints each setting and where it came from, or every fault that a start would meet. It changes nothing and shows no secret.',
} as const
