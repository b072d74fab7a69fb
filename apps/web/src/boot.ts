import { watchCode } from './boot/code.ts'
import { keepIntents } from './boot/intent.ts'
import { watchMenus } from './boot/menus.ts'
import { watchModes } from './boot/mode.ts'

/*
 * All the script a page ships. It serves the frame of every page (menus, mode, copying, tabs) by listening on the
 * document, before and after the application is there, and fetches the application on the first intent.
 */
watchModes()
watchMenus()
watchCode()
keepIntents(() => import('./entry-client.tsx').then(({ start }) => start()))
