// What a page loads once its form stands; it asks for the doctor where the page's address says so.
import type { FormHandle, FormMessages } from '@letterslot/react'
import { fileCode } from '@letterslot/react/parts'
import { addSendingStyle } from './add-sending-style.ts'
import { askForDoctor } from './ask-for-doctor.ts'
import { noteFile } from './note-file.ts'
import { createPageDelivery } from './page-delivery.ts'

export * from '@letterslot/react/submission-ui'

export { deliverWithFiles as createFormDelivery }

const deliverWithFiles = (handle: FormHandle): FormMessages => createPageDelivery(handle, fileCode)

addSendingStyle()
askForDoctor()
noteFile()
