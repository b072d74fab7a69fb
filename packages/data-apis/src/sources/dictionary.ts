import type { Words } from '@portal/domain/language.ts'
import type { DataContext } from '../data-api.ts'

/** An entry of a dictionary with its names. */
export interface DictionaryEntry extends Words {
  id: string
}

export interface Place extends DictionaryEntry {
  type: 'world' | 'region' | 'country' | 'province' | 'city'
  isoCode: string | null
  /** The regions around it, nearest first, then its groups. */
  parents: string[]
}

/** Indicators in the order of their classes. */
export const listIndicators = ({ db }: DataContext): Promise<(DictionaryEntry & { classificationId: string })[]> =>
  db
    .selectFrom('macro.indicator')
    .select(['id', 'name_en as en', 'name_zh as zh', 'classification_id as classificationId'])
    .orderBy('classification_id')
    .orderBy('display_order')
    .orderBy('id')
    .execute()

export const listClassifications = ({ db }: DataContext): Promise<DictionaryEntry[]> =>
  db
    .selectFrom('macro.classification')
    .select(['id', 'name_en as en', 'name_zh as zh'])
    .orderBy('display_order')
    .orderBy('id')
    .execute()

/** Every place by its English name. */
export const listPlaces = ({ db }: DataContext): Promise<Place[]> =>
  db
    .selectFrom('macro.geo')
    .select(['id', 'type', 'iso_code as isoCode', 'name_en as en', 'name_zh as zh', 'parents'])
    .orderBy('name_en')
    .orderBy('id')
    .execute()

export const listSources = ({ db }: DataContext): Promise<(DictionaryEntry & { countryId: string | null })[]> =>
  db
    .selectFrom('macro.source')
    .select(['id', 'name_en as en', 'name_zh as zh', 'country_id as countryId'])
    .orderBy('name_en')
    .orderBy('id')
    .execute()

/** Units and legal forms have an id and names only. */
export const listNames = ({ db }: DataContext, table: 'macro.unit' | 'macro.legal_form'): Promise<DictionaryEntry[]> =>
  db.selectFrom(table).select(['id', 'name_en as en', 'name_zh as zh']).orderBy('name_en').orderBy('id').execute()

/** The databases that hold series, in the order of the tree. */
export const listDatabases = ({ db }: DataContext): Promise<DictionaryEntry[]> =>
  db
    .selectFrom('macro.layout_node')
    .select(['code as id', 'name_en as en', 'name_zh as zh'])
    .where('kind', '=', 'database')
    .orderBy('display_order')
    .orderBy('code')
    .execute()

/** Databases with their topics after each, in the order of the tree. */
export const listLayouts = ({ db }: DataContext): Promise<(DictionaryEntry & { parentId: string | null })[]> =>
  db
    .selectFrom('macro.layout_node as node')
    .innerJoin('macro.layout_node as top', 'top.code', 'node.database')
    .select(['node.code as id', 'node.name_en as en', 'node.name_zh as zh', 'node.parent as parentId'])
    .where('node.kind', 'in', ['database', 'topic'])
    .orderBy('top.display_order')
    .orderBy('top.code')
    .orderBy('node.kind') // database before topic
    .orderBy('node.display_order')
    .orderBy('node.name_en')
    .execute()
