// What a page loads once its form stands; it asks for the doctor where the page's address says so.
import { addSendingStyle } from './add-sending-style.ts'
import { askForDoctor } from './ask-for-doctor.ts'

export * from '@letterslot/react/submission-ui'
export { createPageDelivery as createFormDelivery } from './page-delivery.ts'

addSendingStyle()
askForDoctor()
