import type { OutcomeTexts } from '../form-state/visitor-texts.ts'

/**
 * The texts that visitors read once Send was pressed, in English. Each sentence claims one thing and is shown only where that holds:
 * where it is shown stands beside each test of it.
 */
export const outcomeTexts: OutcomeTexts = {
  problem: 'There is a problem',
  problems: 'There are {n} problems',
  problemOf: '{label}: {message}',
  sending: 'Sending…',
  stillSending: 'Still sending.',
  didYouMean: 'Did you mean {address}?',

  saved: 'Your answers are saved on this device.',
  nearlySaved: 'Your answers are on this device; a power cut in the next moments could still lose them.',
  onPage: 'Keep this page open: your answers are on it and nowhere else.',
  unwanted: 'Keep this page open: this form keeps nothing on this device.',
  noRoom: 'Keep this page open: there is no room left on this device to save your answers.',
  notAllowed: 'Keep this page open: this browser does not let us save your answers.',
  notSaved: 'Keep this page open: your answers could not be saved on this device.',

  older: 'A message of {date} is not sent yet.',
  olderMore: 'And {n} more.',
  seeIt: 'See it',
  back: 'Back to the form',
  removed: 'Deleted.',
  undo: 'Undo',

  notSentSaved: 'Not sent yet. Saved on this device.',
  queued: 'It waits for its turn.',
  offline: 'You are offline.',
  silent: 'The mail service of {maker} does not answer.',
  busy: 'The mail service of {maker} cannot take it at the moment.',
  unclear: 'It may have been sent: the answer that came was not the mail service’s own.',
  whenOnline: 'It goes out when you are back online and this page is open.',
  nextTry: 'Next try in {time}, while this page is open.',
  nextTryUnknown: 'We try again while this page is open.',
  nextTryClosed: 'Next try in {time}.',
  mayClose: 'You may close this page; your browser sends it later.',
  trying: 'A try has begun. We wait for what comes of it.',
  tryNow: 'Try now',
  tryAgain: 'Try again',
  show: 'Show what I wrote',
  hide: 'Hide what I wrote',
  copy: 'Copy',
  copied: 'Copied',
  download: 'Download',
  remove: 'Delete from this device',
  discard: 'Delete',
  written: 'You wrote it on {date}.',

  sent: 'Sent',
  receives: '{Maker} receives it by e-mail. Reference {ref}, {time}.',
  late: 'Sent now; you wrote it on {date}. Reference {ref}, {time}.',
  repeated: 'An earlier try may have arrived too, under the same reference, so {maker} may see it twice.',
  another: 'Send another',

  notDelivered: 'Not delivered yet',
  refused: '{Maker} cannot receive this form at the moment. This is not your fault.',
  notConnected: 'This form is not connected to a mailbox yet.',
  blocked: 'This form cannot send this message.',
  tooLarge: 'Your answers are too long to send: all together at most {limit}. Shorten “{label}”, then try again.',
  filesTooLarge: 'The files are too large to send. Choose smaller ones, then try again.',
  challenge:
    'The mail service of {maker} first wants to know whether a person wrote this, and this form cannot show its question.',
  inVain: 'We have tried for days, and the mail service of {maker} did not take it.',
  perhaps: 'Perhaps sent: the answer that came was not the mail service’s own, so we cannot tell.',
  probed: 'We try again from time to time while this page is open.',
  reach: 'Reach {maker} another way:',
  ownMail: 'Send from my own mail',
  reference: 'Reference {ref}.',
  forOwner: 'For the site’s owner',
}
