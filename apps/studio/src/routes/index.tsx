import { createFileRoute } from '@tanstack/react-router'
import { FormsPage } from '../features/forms/FormsPage.tsx'

export const Route = createFileRoute('/')({ component: FormsPage })
