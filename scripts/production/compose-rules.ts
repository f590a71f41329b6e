import type { ComposeFile, Service } from './compose-file.ts';

/** An image of ours is tagged by LAVOIR_VERSION; any other names a version and not a moving tag. */
export const isPinned = (image: string) =>
  image.startsWith('lavoir-') || /@sha256:[0-9a-f]{64}$/.test(image) || /:v?\d+\.\d+[\w.-]*$/.test(image);

/** What the schema of Compose cannot see: references that lead nowhere, images that move, containers with rights. */
export function composeProblems(file: ComposeFile): string[] {
  return Object.entries(file.services).flatMap(([name, service]) => {
    const say = (problem: string) => `${name}: ${problem}`;
    const problems: string[] = [];
    for (const other of dependencies(service))
      if (!file.services[other]) problems.push(say(`depends on ${other}, which there is not`));
    for (const network of service.networks ?? [])
      if (!(network in (file.networks ?? {})))
        problems.push(say(`is in the network ${network}, which there is not`));
    for (const volume of namedVolumes(service))
      if (!(volume in (file.volumes ?? {})))
        problems.push(say(`uses the volume ${volume}, which there is not`));
    if (!service.image) problems.push(say('names no image'));
    else if (!isPinned(service.image)) problems.push(say(`${service.image} is not pinned to a version`));
    if (service.privileged) problems.push(say('is privileged'));
    return problems;
  });
}

/** Services that only local testing has, and what may be reached from outside in production. */
const publicPorts = new Set(['80:8080', '443:8443', '443:8443/udp']);

/** Further rules for what runs in front of everybody. */
export function productionProblems(file: ComposeFile): string[] {
  return Object.entries(file.services)
    .filter(([, service]) => !service.profiles?.length)
    .flatMap(([name, service]) => {
      const problems = (service.ports ?? [])
        .filter((port) => name !== 'web' || !publicPorts.has(port))
        .map((port) => `${name}: publishes ${port}`);
      if (!service.cap_drop?.includes('ALL')) problems.push(`${name}: keeps capabilities of root`);
      // Hasura's image writes where its command line works, and nobody but its makers knows where.
      if (!service.read_only && name !== 'hasura') problems.push(`${name}: may write to its image`);
      for (const volume of service.volumes ?? [])
        if (volume.startsWith('.')) problems.push(`${name}: mounts ${volume} of the server`);
      if (name !== 'settings' && !dependencies(service).includes('settings'))
        problems.push(`${name}: starts before the settings are checked`);
      return problems;
    });
}

function dependencies({ depends_on = [] }: Service): string[] {
  return Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
}

function namedVolumes({ volumes = [] }: Service): string[] {
  return volumes.map((volume) => volume.split(':')[0]!).filter((source) => !/^[./~]/.test(source));
}
