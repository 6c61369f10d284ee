const asked = (id: string, label: string): object => ({
  id,
  kind: 'text',
  name: id,
  label,
  rules: [{ kind: 'required' }],
})

/** Pages of a form of which the second is passed over by who comes alone, and the last by who stays a day. */
export const pagesWithWays: readonly object[] = [
  {
    id: 'p1',
    fields: [asked('who', 'Who comes?')],
    next: [{ when: { field: 'who', is: 'equal', to: 'Ada' }, to: 'p3' }],
  },
  { id: 'p2', fields: [asked('group', 'Which group?')] },
  {
    id: 'p3',
    fields: [asked('days', 'How many days?')],
    next: [{ when: { field: 'days', is: 'equal', to: '1' }, end: true }],
  },
  { id: 'p4', fields: [asked('hotel', 'Which hotel?')] },
]
