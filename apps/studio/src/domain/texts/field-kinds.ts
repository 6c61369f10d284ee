import { localized } from './localized.ts'

/** The names of the groups of fields in the palette. */
export const fieldGroupText = localized('fieldGroupText', {
  text: 'Text',
  choice: 'Choice',
  scale: 'Scale',
  number: 'Number and time',
  layout: 'Layout',
})

/** The names of the kinds of fields, and other words that people look for them by. */
export const fieldKindText = localized('fieldKindText', {
  text: { name: 'Short text', keywords: 'name line input' },
  textarea: { name: 'Long text', keywords: 'message paragraph comment area' },
  email: { name: 'E-mail', keywords: 'email address mail' },
  tel: { name: 'Phone', keywords: 'telephone number mobile' },
  url: { name: 'Link', keywords: 'url website address web' },
  radio: { name: 'One of', keywords: 'radio single choice options' },
  checkboxes: { name: 'Several of', keywords: 'checkbox multiple choice options' },
  select: { name: 'Dropdown', keywords: 'select list menu options' },
  yesNo: { name: 'Yes or no', keywords: 'boolean switch toggle question' },
  pictures: { name: 'Picture choice', keywords: 'image photo visual cards options' },
  combobox: { name: 'Searchable list', keywords: 'search combobox autocomplete typeahead tags multiple choice' },
  ranking: { name: 'Ranking', keywords: 'order rank sort prefer priority first' },
  matrix: { name: 'Matrix', keywords: 'table grid likert survey rows columns several questions' },
  consent: { name: 'Consent', keywords: 'agree accept terms privacy checkbox' },
  rating: { name: 'Rating', keywords: 'stars review score satisfaction' },
  scale: { name: 'Scale', keywords: 'nps recommend score likert opinion points' },
  slider: { name: 'Slider', keywords: 'range track amount drag' },
  file: { name: 'File', keywords: 'upload attachment photo picture document pdf' },
  rows: { name: 'Repeating group', keywords: 'rows repeat several people list table add guests' },
  signature: { name: 'Signature', keywords: 'sign autograph draw name consent' },
  number: { name: 'Number', keywords: 'amount count quantity digits' },
  currency: { name: 'Amount', keywords: 'currency money price cost euro donation total' },
  phone: { name: 'Phone with country', keywords: 'international telephone number mobile calling code' },
  country: { name: 'Country', keywords: 'nation land list state address' },
  date: { name: 'Date', keywords: 'day calendar when' },
  dateRange: { name: 'Date range', keywords: 'from to period stay arrival departure days holiday' },
  name: { name: 'Name', keywords: 'first last given family person title' },
  address: { name: 'Address', keywords: 'street postcode town city country postal delivery' },
  time: { name: 'Time', keywords: 'clock hour minute when' },
  datetime: { name: 'Date and time', keywords: 'appointment day hour calendar when' },
  calculated: { name: 'Calculated', keywords: 'total sum price formula calculation amount' },
  section: { name: 'Section', keywords: 'heading title part group divider headline' },
  content: { name: 'Text block', keywords: 'paragraph heading information content' },
  image: { name: 'Image', keywords: 'picture photo figure illustration drawing' },
  hidden: { name: 'Hidden', keywords: 'secret constant source campaign' },
  custom: { name: 'Kind of your own', keywords: 'custom component plugin script developer seat map colour picker' },
  unknown: { name: 'Field', keywords: '' },
})

/** A field's name and place for screen readers. */
export const fieldSummaryText = localized('fieldSummaryText', {
  summary: (title: string, kind: string, isRequired: boolean, position: number, count: number): string =>
    `${title}, ${kind}${isRequired ? ', required' : ''}, ${position} of ${count}`,
})
