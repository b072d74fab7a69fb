import type { DataContext, DataLanguage, Handler } from '../data-api.ts'
import { listParties } from '../sources/estate/companies.ts'
import { findProject, findProjects, type ProjectCriteria, type ProjectRow } from '../sources/estate/projects.ts'
import { withoutNulls } from '../without-nulls.ts'
import { projectStages } from './codes.ts'
import { describeAddress, describeSize, describeType, money, nameIn, namer, partiesOf } from './describe.ts'
import { readId, writeId } from './ids.ts'
import { checkRange, readCompany, readList, readPage, readPlaces } from './parameters.ts'
import { notFound } from './refusals.ts'

const describeStage = namer(projectStages)

const listProjects: Handler = async (ctx, call) => {
  checkRange(call, 'completion_from', 'completion_to')
  const { completion_from, completion_to } = call.params as ProjectCriteria
  const criteria = {
    ...(await readPlaces(ctx, call)),
    ...{ project_type: readList(call, 'project_type'), stage: readList(call, 'stage') },
    developer: await readCompany(ctx, call, 'developer_id'),
    ...{ completion_from, completion_to },
  }
  const found = await findProjects(ctx, criteria, readPage(call))
  return { body: { data: { total: found.total, items: await describeProjects(ctx, call.language, found.rows) } } }
}

const getProject: Handler = async (ctx, call) => {
  const id = String(call.params.id)
  const row = await findProject(ctx, readId(id))
  if (!row) throw notFound(call, id)
  return { body: { data: (await describeProjects(ctx, call.language, [row]))[0] } }
}

async function describeProjects(ctx: DataContext, language: DataLanguage, rows: ProjectRow[]) {
  const parties = await listParties(
    ctx,
    'project',
    rows.map(({ id }) => id),
  )
  return rows.map(row => ({
    id: writeId('PRJ', row.id),
    name: nameIn(language, row),
    project_type: describeType(language, row.project_type),
    stage: describeStage(language, row.stage),
    address: describeAddress(language, row),
    ...partiesOf(parties, row.id, { developers: 'developer', contractors: 'contractor', lenders: 'lender' }),
    ...withoutNulls({ investment: money(row.investment, row.currency_code) }),
    size: describeSize(row),
    announced_date: row.announced_date,
    ...withoutNulls({ start_date: row.start_date, completion_date: row.completion_date }),
    updated_at: row.updated_at,
  }))
}

/** The operations of the tag Projects. */
export const projectHandlers: Record<string, Handler> = { listProjects, getProject }
