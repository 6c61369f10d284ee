import { LetterslotForm } from '@letterslot/react'
import { formDocument } from '../two-hundred-fields.mjs'

const transport = () => Promise.resolve({ status: 200, text: 'OK' })

export const app = <LetterslotForm form={formDocument} transport={transport} />
