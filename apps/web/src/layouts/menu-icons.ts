import {
  Activity,
  BookOpen,
  Braces,
  Code,
  History,
  type LucideIcon,
  Package,
  Reply,
  Rocket,
  Shapes,
  Ticket,
  Zap,
} from 'lucide-react'

/** The icons of menu entries by the names that the server gives them. */
export const menuIcons: Record<string, LucideIcon> = {
  activity: Activity,
  'book-open': BookOpen,
  braces: Braces,
  code: Code,
  history: History,
  package: Package,
  reply: Reply,
  rocket: Rocket,
  shapes: Shapes,
  ticket: Ticket,
  zap: Zap,
}
