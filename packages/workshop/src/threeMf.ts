/*
 * 3MF: a zip with one XML model, which slicers read with its unit and the names of its parts.
 * Source: 3MF Consortium, 3MF Core Specification 1.3, 2021.
 */
import { escapeXml } from '@glissade/core';
import { strToU8, zipSync } from 'fflate';
import type { Mesh, Part } from './mesh.ts';
import { placeParts } from './placing.ts';

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MODEL = '3dmanufacturing';

const CONTENT_TYPES =
  `${XML}<Types xmlns="${PACKAGE}/content-types">` +
  '<Default Extension="rels" ' +
  'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  `<Default Extension="model" ContentType="application/vnd.ms-package.${MODEL}-3dmodel+xml"/>` +
  '</Types>';

const RELATIONSHIPS =
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">` +
  '<Relationship Target="/3D/3dmodel.model" Id="rel0" ' +
  `Type="http://schemas.microsoft.com/${MODEL}/2013/01/3dmodel"/></Relationships>`;

/** A day in 1980, the first that a zip can hold: equal puzzles give equal files. */
const DATE = '1980-01-02T00:00:00';

/** All parts side by side, each by its name. */
export function threeMfFile(parts: readonly Part[], title: string): Uint8Array {
  const placed = placeParts(parts);
  const objects = placed.map(({ name, mesh }, i) => objectXml(i + 1, name, mesh));
  const items = placed.map(
    ({ at: [x, y] }, i) => `<item objectid="${i + 1}" transform="1 0 0 0 1 0 0 0 1 ${x} ${y} 0"/>`,
  );
  const model =
    `${XML}<model unit="millimeter" xml:lang="en-US" ` +
    `xmlns="http://schemas.microsoft.com/${MODEL}/core/2015/02">` +
    `<metadata name="Title">${escapeXml(title)}</metadata>` +
    `<resources>${objects.join('')}</resources><build>${items.join('')}</build></model>\n`;
  return zipSync(
    {
      '[Content_Types].xml': strToU8(CONTENT_TYPES),
      '_rels/.rels': strToU8(RELATIONSHIPS),
      '3D/3dmodel.model': strToU8(model),
    },
    { mtime: DATE },
  );
}

function objectXml(id: number, name: string, { vertices, triangles }: Mesh): string {
  const points = vertices.map(([x, y, z]) => `<vertex x="${x}" y="${y}" z="${z}"/>`);
  const faces = triangles.map(([a, b, c]) => `<triangle v1="${a}" v2="${b}" v3="${c}"/>`);
  return (
    `<object id="${id}" name="${escapeXml(name)}" type="model"><mesh>` +
    `<vertices>${points.join('')}</vertices>` +
    `<triangles>${faces.join('')}</triangles></mesh></object>`
  );
}
