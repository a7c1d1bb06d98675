type SidebarData = {version: {docs: Record<string, {description?: string}>}};

/** The docs plugin's data of a version, without the descriptions of its documents. */
export function withoutDescriptions(source: string): SidebarData {
  const data = JSON.parse(source) as SidebarData;
  for (const doc of Object.values(data.version.docs)) delete doc.description;
  return data;
}
