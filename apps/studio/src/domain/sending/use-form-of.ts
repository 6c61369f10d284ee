import type { Form } from '@letterslot/core'
import { useEffect, useState } from 'react'
import { useStorage } from '../storage/studio-storage.ts'

/** The form that a message was written in, as it is now; undefined where this browser has it no more. */
export function useFormOf(id: string): Form | undefined {
  const { forms } = useStorage()
  const [form, setForm] = useState<Form>()
  useEffect(() => {
    let isOver = false
    forms
      .get(id)
      .then((stored) => !isOver && setForm(stored?.document.form))
      .catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [forms, id])
  return form
}
