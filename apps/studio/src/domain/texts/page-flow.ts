import { localized } from './localized.ts'

/** The words of the picture of the pages and the ways between them. */
export const pageFlowText = localized('pageFlowText', {
  title: 'How the pages follow',
  way: (from: string, to: string): string => `From “${from}” to “${to}”`,
  when: (condition: string): string => `when ${condition}`,
  only: (condition: string): string => `only when ${condition}`,
  always: 'always',
  follows: (next: string): string => `Then “${next}”`,
  otherwise: (next: string): string => `Else “${next}”`,
  jump: 'Jump',
  drag: 'Drag to a later page to make a jump',
  jumped: (from: string, to: string, isElse: boolean): string =>
    `Made a way from “${from}” to “${to}”. It is ${isElse ? 'taken where no way before it is' : 'always taken'}, until you give it a condition.`,
  /** Faults of a way, or of a condition. */
  marks: {
    never: 'never taken',
    nowhere: 'leads nowhere, so on to the next page',
    faulty: 'a fault in its condition',
  },
  send: 'Send',
  automatic: 'of all answers',
})
