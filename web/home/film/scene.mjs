// The hero's film, frame by frame: night falls, windows light, the sun rises and its rings follow. It begins and ends
// on the poster (dawn.svg as a wide window cuts it), so that neither the first frame nor the loop can be seen.
export const SECONDS = 16;

const SUN = { x: 1030, y: 590 };
const RISE = 120;

const between = (t, from, to) => Math.min(1, Math.max(0, (t - from) / (to - from)));
const ease = (x) => x * x * (3 - 2 * x);

/** Applies the state at `t` seconds to the poster's drawing. `scene` comes from `prepare`. */
export function draw(scene, t) {
  const dusk = ease(between(t, 4.5, 6.5));
  const dawn = between(t, 6.6, 15.4);
  const night = dawn === 0 ? dusk : 1;
  scene.rings.forEach(({ ring, radius }, index) => {
    const order = (scene.rings.length - 1 - index) / scene.rings.length;
    const risen = night < 1 ? 1 : ease(between(dawn, order * 0.4, 0.5 + order * 0.5));
    ring.setAttribute('r', radius * risen);
    ring.setAttribute('cy', SUN.y + RISE * (night < 1 ? 0 : 1 - ease(between(dawn, 0, 0.35))));
    ring.setAttribute('opacity', night < 1 ? 1 - dusk : 1);
  });
  const dark = night < 1 ? dusk : 1 - ease(between(dawn, 0.05, 0.4));
  scene.stars.forEach((star, index) => {
    star.setAttribute('opacity', dark * (0.55 + 0.45 * Math.sin(index + t * 1.5)));
  });
  scene.lights.forEach((light, index) => {
    const off = night < 1 ? dusk : 1 - between(t, 6.6 + index * 0.3, 6.8 + index * 0.3);
    light.style.fill = off > 0.5 ? '#1E3B6B' : '';
  });
  const away = ease(between(t, 0, 6)) * 260;
  const back = (1 - ease(between(t, 11, 16))) * -220;
  const [dx, seen] = t < 9 ? [away, 1 - between(t, 4.5, 6)] : [back, between(t, 12, 14)];
  scene.birds.setAttribute('transform', `translate(${dx} ${-dx * 0.18})`);
  scene.birds.setAttribute('opacity', seen);
}

/** Finds the moving parts of the poster and adds the stars. */
export function prepare(svg) {
  svg.setAttribute('viewBox', '0 0 1440 800');
  svg.style.cssText = 'display: block; width: 1440px; height: 800px';
  const rings = [...svg.querySelectorAll(`circle[cx="${SUN.x}"][cy="${SUN.y}"]`)].map((ring) => ({
    ring,
    radius: Number(ring.getAttribute('r')),
  }));
  const lights = [...svg.querySelectorAll('[fill="#FFD77E"], g[fill="#E8BC5C"] > rect')];
  const birds = svg.querySelector('g[stroke="#0A1B3A"]');
  const sky = svg.querySelector('rect');
  const stars = Array.from({ length: 70 }, (_, index) => {
    const star = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
    // Deterministic positions: the same film on every run.
    star.setAttribute('cx', (index * 619.3) % 1440);
    star.setAttribute('cy', 20 + ((index * 283.7) % 470));
    star.setAttribute('r', 0.9 + (index % 4) * 0.35);
    star.setAttribute('fill', '#A9BADB');
    sky.after(star);
    return star;
  });
  return { rings, lights, birds, stars };
}
