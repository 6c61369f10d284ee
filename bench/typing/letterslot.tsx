import { LetterslotForm } from '@letterslot/react'
import type { JSX } from 'react'
import { formDocument } from '../bench-fields.ts'

const transport = () => Promise.resolve({ status: 200, text: 'OK' })

export const app: JSX.Element = <LetterslotForm form={formDocument} transport={transport} />
