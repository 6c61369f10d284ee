import { brandFieldId, brandFormId, brandPageId, type Field, type Form } from '@letterslot/core'

/** A form with a text of every part, one of them without a letter, and a field that nobody reads. */
export function wordyForm(changes: Partial<Form> = {}): Form {
  return {
    format: 'letterslot.form/1',
    version: 1,
    id: brandFormId('workshop'),
    title: 'Summer workshop',
    description: 'Two days of clay.\nBring an apron.',
    locale: 'en',
    maker: 'Atelier Nord',
    submitLabel: 'Sign up',
    sentText: 'See you in June.',
    pages: [
      {
        id: brandPageId('p1'),
        title: 'You',
        fields: [
          {
            id: brandFieldId('f1'),
            kind: 'text',
            name: 'name',
            label: 'Your name',
            help: 'As we call you',
            placeholder: 'Ada',
            rules: [
              { kind: 'required', message: 'Tell us your name, {{name}}' },
              { kind: 'length', max: 80 },
            ],
          },
          {
            id: brandFieldId('f2'),
            kind: 'radio',
            name: 'people',
            label: 'How many?',
            options: [
              { value: '1', label: '1' },
              { value: 'a/b~c', label: 'A group' },
              { value: 'constructor', label: 'A firm' },
            ],
            rules: [],
          },
          { id: brandFieldId('f3'), kind: 'content', name: 'words', label: '', text: 'Kiln at 4 pm', rules: [] },
          { id: brandFieldId('f4'), kind: 'hidden', name: 'source', label: 'Source', rules: [] },
        ],
      },
    ],
    ...changes,
  }
}

/** The same with a matrix, whose rows and columns have words of their own. */
export function matrixForm(changes: Partial<Form> = {}): Form {
  const form = wordyForm(changes)
  const matrix: Field = {
    ...{ id: brandFieldId('f5'), name: 'done', label: 'How often?', rules: [] },
    kind: 'matrix',
    rows: [
      { value: 'glazing/1', label: 'Glazing' },
      { value: 'firing', label: '=Firing' },
    ],
    options: [{ value: 'glazing/1', label: 'Never' }],
  }
  return { ...form, pages: [...form.pages, { id: brandPageId('p2'), fields: [matrix] }] }
}
