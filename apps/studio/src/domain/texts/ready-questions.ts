import { localized } from './localized.ts'

/** The words of fields that are often asked for together, in the line that inserts them. */
export const readyText = localized('readyText', {
  title: 'Ready questions',
  added: (name: string, position: number, count: number): string =>
    `Added “${name}”, from position ${position} of ${count}`,
  questions: {
    ratingAndWhy: {
      name: 'Rating and why',
      about: 'Stars; with three or fewer, what could be better',
      keywords: 'stars feedback opinion review score',
    },
    recommendAndWhy: {
      name: 'Recommendation and why',
      about: '0 to 10, then the reason',
      keywords: 'nps promoter likely score feedback',
    },
    nameAndEmail: { name: 'Name and e-mail', about: 'Side by side', keywords: 'contact person who address mail' },
    dayAndTime: {
      name: 'Day and time',
      about: 'Side by side, from today on',
      keywords: 'date appointment booking when',
    },
    fromUntil: {
      name: 'From when until when',
      about: 'Two times, the second none before the first',
      keywords: 'time hours shift period duration',
    },
    needAndWhich: {
      name: 'A need, and which',
      about: 'Yes or no; after yes, what it is',
      keywords: 'allergy diet access help special',
    },
    foundUs: {
      name: 'How people found you',
      about: 'One of several, or something else in words',
      keywords: 'source marketing channel hear heard',
    },
  },
})
