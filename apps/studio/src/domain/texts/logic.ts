import { localized } from './localized.ts'

/** The words of the conditions of a field. */
export const logicText = localized('logicText', {
  shown: {
    when: 'Show only when',
    described: (condition: string): string => `Shown when ${condition}`,
    drop: 'Show always',
    none: 'Always shown.',
    noneAlone: 'Always shown. Add another field, and this one can depend on its answer.',
    note: 'While it is hidden it is neither checked nor sent.',
  },
  required: {
    when: 'Require only when',
    described: (condition: string): string => `Required when ${condition}`,
    drop: 'Remove this condition',
    always: 'Always required.',
    none: 'Not required.',
  },
  begin: (when: string): string => `${when}…`,
  untitled: 'Untitled',
  goneField: 'A field that is gone',
  was: (label: string): string => `was: ${label}`,
  question: 'Question',
  answer: 'Its answer',
  other: 'Other question',
  operand: 'Compared with',
  isTicked: 'is ticked',
  isNotTicked: 'is not ticked',
  numberProblem: 'Write a number',
  daysProblem: (most: number): string => `Write a whole number of days, at most ${most}.`,
  countProblem: 'Write a whole number, 0 or more.',
  choice: 'This choice',
  choices: 'These choices',
  number: 'This number',
  date: 'This date',
  time: 'This time',
  text: 'This text',
  texts: 'These texts, separated by commas',
  days: 'Number of days',
  gone: (value: string): string => `${value} (gone)`,
  /** In a list, after the question and its comparison. */
  operands: {
    value: 'this:',
    field: 'the answer to',
    today: 'today',
    after: 'days after today',
    before: 'days before today',
  },
  operators: {
    equal: 'is',
    notEqual: 'is not',
    contains: 'contains',
    in: 'is one of',
    greater: 'is more than',
    atLeast: 'is at least',
    less: 'is less than',
    atMost: 'is at most',
    empty: 'is empty',
    filled: 'is answered',
  },
  /** Of a date. */
  dateOperators: {
    greater: 'is after',
    atLeast: 'is on or after',
    less: 'is before',
    atMost: 'is on or before',
  },
  /** Of a time, and of a day with a time. */
  timeOperators: {
    greater: 'is after',
    atLeast: 'is not before',
    less: 'is before',
    atMost: 'is not after',
  },
  /** Of the number of chosen options, files or rows. */
  countOperators: {
    equal: 'has exactly',
    notEqual: 'has not exactly',
    greater: 'has more than',
    atLeast: 'has at least',
    less: 'has fewer than',
    atMost: 'has at most',
  },
  rows: (count: number): string => `${count} ${count === 1 ? 'row' : 'rows'}`,
  junction: 'How many of these must be true',
  junctions: {
    all: 'all of these are true',
    any: 'any of these is true',
    none: 'none of these is true',
    notAll: 'not all of these are true',
  },
  /** Parts that ask for an answer, or reckon with it, that a field of another kind does not give. */
  broken: {
    condition: (title: string): string => `The condition of “${title}” does not fit it any more.`,
    rule: (title: string): string => `A rule of “${title}” does not fit it any more.`,
    calculation: (title: string): string => `The calculation of “${title}” does not fit it any more.`,
    other: (title: string): string => `“${title}” does not fit it any more.`,
    ways: (page: string): string => `The ways of “${page}” do not fit it any more.`,
  },
  /** Before every condition of a group but the first. */
  words: { all: 'and', any: 'or', none: 'or', notAll: 'and' },
  /** Places are counted from 1; one in a group has the group's before it: `2.1`. */
  condition: (place: string): string => `Condition ${place}`,
  group: (place: string): string => `Group ${place}`,
  add: 'Condition',
  addTo: (group: string | undefined): string =>
    group === undefined ? 'Add a condition' : `Add a condition to group ${group}`,
  addGroup: 'Group',
  addGroupTo: (group: string | undefined): string =>
    group === undefined ? 'Add a group' : `Add a group to group ${group}`,
  remove: (place: string): string => `Remove condition ${place}`,
  removeGroup: (place: string): string => `Remove group ${place}`,
  /** Titles of what is wrong with a condition. */
  faults: {
    never: 'This can never be true',
    branch: 'This part can never be true',
    branchNot: 'This part can never be false',
    always: 'This is always true',
    gone: 'This asks for what is gone',
    later: 'This asks a later question',
    cycle: 'These questions show each other in a circle',
  },
  /** Of a field whose answer conditions ask for. */
  uses: {
    title: 'Its answer decides',
    shown: (field: string): string => `when “${field}” is shown`,
    required: (field: string): string => `when “${field}” is required`,
    page: (page: string): string => `when visitors come to “${page}”`,
    way: (page: string): string => `where visitors go after “${page}”`,
    /** On the canvas. */
    mark: (decided: readonly string[]): string =>
      `Its answer decides ${decided.length > 1 ? `${decided.length} things: ` : ''}${decided.join(', ')}`,
    lines: (lines: string, decided: string): string =>
      `${lines.includes(',') ? 'Lines' : 'Line'} ${lines} of what decides ${decided}`,
  },
  /** Of conditions, with the answers that are tried. Lines are counted from 1. */
  tried: {
    title: 'Tried with these answers',
    change: 'Change the answers',
    holds: 'True now.',
    holdsNot: 'Not true now.',
    answer: (words: string): string => `The answer is ${words}.`,
    count: (count: number): string =>
      count === 0 ? 'There is none.' : count === 1 ? 'There is 1.' : `There are ${count}.`,
    noAnswer: 'There is no answer.',
    sourceHidden: 'That field is hidden, so it has no answer.',
    shown: 'this field is shown.',
    hidden: (lines: readonly number[]): string =>
      lines.length === 0
        ? 'this field is hidden.'
        : `this field is hidden, because of ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}.`,
    required: 'It wants an answer.',
    notRequired: 'It wants no answer.',
  },
  /** On the canvas, beside a field that no answers show. */
  neverShown: 'Never shown, as it stands.',
  oneAnswer: (subject: string, first: string, second: string): string =>
    `${subject} takes one answer. It cannot be ${first} and ${second}.`,
  exclude: (first: string, second: string): string => `These exclude each other: ${first}; ${second}.`,
  /** In the two sentences around: a condition that must not be true. */
  notSo: (condition: string): string => `not so: ${condition}`,
  notBoth: (first: string, second: string): string =>
    `The choices or rules of that field leave no answer for both: ${first}; ${second}.`,
  notShownThen: (shown: string): string => `The field is not shown then: it is when ${shown}.`,
  notAllowed: (condition: string): string => `The choices or rules of that field leave no such answer: ${condition}.`,
  alwaysSo: (condition: string): string => `Whatever is answered, this is so: ${condition}.`,
  hiddenSource: (subject: string): string => `${subject} is never shown, so nobody answers it.`,
  nothingChosen: 'It asks for one of nothing.',
  nothingToFail: 'There is no condition in it that could be false.',
  whatever: 'Whatever visitors answer, it holds.',
  goneOption: (subject: string, option: string): string => `${subject} does not offer “${option}” any more.`,
  goneQuestion: 'That field is not in the form any more.',
  laterQuestion: (subject: string): string => `Visitors come to ${subject} after this one.`,
  circle: (subjects: readonly string[]): string => `Each is shown by the answer to the next: ${subjects.join(', ')}.`,
  fixes: {
    either: (first: string, second: string): string => `${first} or ${second}`,
    removeSecond: 'Remove the second',
    remove: 'Remove this part',
    move: (subject: string): string => `Move ${subject} before it`,
  },
  /** A condition within a sentence. */
  subject: (label: string): string => `“${label}”`,
  goneSubject: 'a field that is gone',
  today: (days: number): string =>
    days === 0
      ? 'today'
      : `today ${days < 0 ? 'minus' : 'plus'} ${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`,
  comparison: (subject: string, operator: string, value: string | undefined): string =>
    value === undefined ? `${subject} ${operator}` : `${subject} ${operator} ${value}`,
  /** Conditions that are joined: the outermost are joined by words alone. */
  joined: {
    all: (parts: readonly string[]): string => parts.join(' and '),
    any: (parts: readonly string[]): string => parts.join(' or '),
    none: (parts: readonly string[]): string => `none of these is true: ${parts.join(' or ')}`,
    notAll: (parts: readonly string[]): string => `not all of these are true: ${parts.join(' and ')}`,
  },
  nested: {
    all: (joined: string): string => `(all of these: ${joined})`,
    any: (joined: string): string => `(at least one of these: ${joined})`,
    none: (joined: string): string => `(${joined})`,
    notAll: (joined: string): string => `(${joined})`,
  },
  always: 'nothing is asked for, which is always so',
  never: 'one of no conditions is true, which is never so',
  ticked: 'ticked',
  notTicked: 'not ticked',
  nothing: 'nothing',
})

/** The words of the ways between pages. */
export const pageWaysText = localized('pageWaysText', {
  title: (page: string): string => `Ways of “${page}”`,
  shown: {
    when: 'Come to it only when',
    described: (condition: string): string => `Visitors come to it when ${condition}`,
    drop: 'Come to it always',
    none: 'Visitors always come to it.',
    note: 'A page that is passed over is neither checked nor sent.',
  },
  only: {
    when: 'Only when',
    described: (condition: string): string => `They go there when ${condition}`,
    drop: 'Go there always',
    none: 'Always.',
    note: 'Else the next page follows.',
  },
  after: 'After this page',
  next: 'The next one',
  review: 'The review, past all others',
  send: 'Send, past all others',
  /** Titles of what is wrong with a page's ways. */
  faults: {
    unreached: 'Nobody gets here',
    overtaken: 'Nobody takes this way',
    nowhere: 'This way leads nowhere',
  },
  passed: (page: string): string => `“${page}” always leads past this page.`,
  passedThen: (condition: string): string => `Visitors have gone past this page then: they do when ${condition}.`,
  answeredFirst: (subject: string): string => `Whoever sees ${subject} goes on only with an answer to it.`,
  overtaken: 'A way before it is always taken.',
  overtakenTogether: 'Whenever this way might be taken, one before it is.',
  back: (page: string): string => `“${page}” does not come after this page, so nobody goes there from here.`,
  noPage: 'The page is not in the form any more, so visitors go on to the next one.',
  fixes: {
    follow: (page: string): string => `Let the next page follow “${page}”`,
    removeWay: 'Remove this way',
  },
  else: (position: number): string => `Else, way ${position}`,
  way: (position: number): string => `Way ${position}`,
  more: (position: number): string => `More for way ${position}`,
  add: 'Add another way',
  up: 'Try it earlier',
  down: 'Try it later',
  remove: 'Remove this way',
  shadows: 'Always, so that no way behind it is taken.',
  elseNext: 'Else the way behind it is tried.',
  added: (position: number): string => `Added way ${position}`,
  moved: (position: number, count: number): string => `Now way ${position} of ${count}`,
  removed: (left: number): string => (left === 1 ? 'Removed the way; 1 left' : `Removed the way; ${left} left`),
})
