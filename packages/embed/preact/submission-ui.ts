// What a page loads once its form stands; it asks for the doctor where the page's address says so.
export * from '@letterslot/react/submission-ui'

declare const require: (name: string) => unknown

if (location.search.includes('letterslot-doctor')) require('letterslot-doctor')
